import Sheets
import Testing

@Suite struct HTMLTableTests {
  private func rows(_ html: String) throws -> [[String]] { try SheetFixtures.rows(html) }

  @Test func `entities, tags and white space become what a browser shows`() throws {
    let html = """
      <table><tr><th>A &amp; B</th><td> &nbsp;x\n  <b>y</b>&#44;&#x20AC; </td><td>1<br>2</td><td>&unknown; &lt;b&gt;</td></tr></table>
      """
    #expect(try rows(html) == [["A & B", "x y,€", "1\n2", "&unknown; <b>"]])
  }

  @Test func `rows and cells that nobody closed end where the next begins`() throws {
    #expect(try rows("<TABLE><TR><TD>a<TD>b<TR><TD>c</TABLE>") == [["a", "b"], ["c"]])
    #expect(try rows("<html><table><tr><td>a<td>b</html>") == [["a", "b"]])
  }

  @Test func `wide and tall cells keep the columns below in place`() throws {
    let html = """
      <table><tr><td colspan=2>title<td>x</td></tr>
      <tr><td rowspan="2">day</td><td>1</td></tr><tr><td>2</td></tr><tr><td>next</td></tr></table>
      """
    #expect(try rows(html) == [["title", "", "x"], ["day", "1"], ["", "2"], ["next"]])
  }

  @Test func `several tables are several sheets, a table within a cell one of its own`() throws {
    let html = """
      <html><body><table><tr><td>a</td></tr></table><p>between</p>
      <table><tr><td>outer <table><tr><td>inner</td></tr></table> end</td></tr></table></body></html>
      """
    let sheets = try SheetFile.read(bytes: Array(html.utf8)).sheets
    #expect(sheets.map { $0.rows.map(\.texts) } == [[["a"]], [["outer end"]], [["inner"]]])
  }

  @Test func `a table that only lays out others is none`() throws {
    let html = "<table><tr><td><table><tr><td>x</td></tr></table></td></tr></table>"
    #expect(try SheetFile.read(bytes: Array(html.utf8)).sheets.count == 1)
  }

  @Test func `scripts, styles and comments are passed over`() throws {
    let html = """
      <style>td > a { } </style><!-- <td>no</td> --><script>if (a < b) "<td>"</script>
      <table><tr><td>a<!-- x --></td></tr></table>
      """
    #expect(try rows(html) == [["a"]])
  }

  @Test func `a sign in an attribute does not end the tag`() throws {
    #expect(try rows("<table><tr><td title=\"a > b\" style='x>y'>1</td></tr></table>") == [["1"]])
  }

  @Test func `rows know the physical line they begin on`() throws {
    let html = "<html>\n<table>\n<tr><td>a</td></tr>\n\n<tr>\n<td>b</td>\n</tr>\n</table>\n</html>\n"
    let file = try SheetFile.read(bytes: Array(html.utf8))
    #expect(file.sheets[0].rows.map(\.line) == [3, 5])
    #expect(file.markupLines == [1, 2, 8, 9])
  }

  @Test func `rows without a table around them are read`() throws {
    #expect(try rows("<tr><td>a</td></tr><tr><td>b</td></tr>") == [["a"], ["b"]])
  }
}
