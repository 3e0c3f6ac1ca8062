import Base
import Book
import Testing

@testable import Commons

@Suite struct ImportOptionsTests {
  @Test func `options wait beside a file and come back as they were`() throws {
    var options = ImportOptions()
    #expect(ImportOptions(json: options.json) == options)
    options.format = "table"
    options.account = "계좌 \"1\""
    options.zone = try Zone(named: "Asia/Seoul")
    options.homeZone = try Zone(named: "Europe/Paris")
    options.method = "fifo"
    options.shorts = false
    options.mapping = ["at": "#1", "kind": "구분=매매"]
    options.kinds = ["매수": "buy"]
    options.asksColumns = true
    options.asksKinds = true
    options.dateOrder = "dmy"
    options.decimal = ","
    options.addBinnedAgain = true
    #expect(ImportOptions(json: try JSON(parsing: options.json.write(pretty: false))) == options)
  }
}
