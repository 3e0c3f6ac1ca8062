import Foundation
import Testing

/// Reads the colours from the style sheet itself, so that no change of a token goes unmeasured.
@Suite struct ContrastTests {
  static let tokens: [String: (light: Colour, dark: Colour)] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Assets/css/tokens.css")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let pattern = /--([a-z0-9-]+): (?:light-dark\(#([0-9A-F]{6}), #([0-9A-F]{6})\)|#([0-9A-F]{6}));/
    return Dictionary(
      text.matches(of: pattern).map { match in
        let light = String(match.2 ?? match.4 ?? "")
        return (String(match.1), (Colour(hex: light), Colour(hex: String(match.3 ?? Substring(light)))))
      }
    ) { first, _ in first }
  }()

  @Test(arguments: [
    ("ink", "paper"), ("ink-2", "paper"), ("ink-3", "paper"), ("ink", "surface"), ("ink-2", "surface"),
    ("ink-3", "surface"), ("ink-2", "raised"), ("accent", "paper"), ("accent", "surface"), ("accent", "raised"),
    ("on-accent", "accent"), ("accent-ink", "accent-soft"), ("warm", "paper"), ("warm", "surface"), ("cool", "paper"),
    ("cool", "surface"), ("green", "paper"), ("green", "surface"), ("warn", "paper"), ("doubt-ink", "doubt"),
    ("warm", "accent-soft"), ("cool", "accent-soft"), ("ink", "accent-soft"),
  ])
  func `text is read on its ground in both themes`(text: String, ground: String) throws {
    let (text, ground) = (try #require(Self.tokens[text]), try #require(Self.tokens[ground]))
    #expect(text.light.contrast(to: ground.light) >= 4.5)
    #expect(text.dark.contrast(to: ground.dark) >= 4.5)
  }

  @Test(arguments: 1...8)
  func `a part of a chart stands out from the page in both themes`(part: Int) throws {
    let (colour, paper) = (try #require(Self.tokens["k\(part)"]), try #require(Self.tokens["paper"]))
    #expect(colour.light.contrast(to: paper.light) >= 3)
    #expect(colour.dark.contrast(to: paper.dark) >= 3)
  }

  @Test(arguments: [
    (60.0, 0.0), (70, 0.1), (155, 0.1), (205, 0.08), (305, 0.13), (350, 0.12), (110, 0.09), (260, 0.11), (30, 0.11),
  ])
  func `a tag is read in both themes`(hue: Double, chroma: Double) {
    let light = Colour(l: 0.42, c: chroma, h: hue).contrast(to: Colour(l: 0.955, c: chroma * 0.32, h: hue))
    let dark = Colour(l: 0.88, c: chroma * 0.8, h: hue).contrast(to: Colour(l: 0.31, c: chroma * 0.5, h: hue))
    #expect(light >= 4.5)
    #expect(dark >= 4.5)
  }
}

/// A colour in linear light.
struct Colour: Sendable {
  var red, green, blue: Double

  init(hex: String) {
    let value = UInt32(hex, radix: 16) ?? 0
    func linear(_ shift: UInt32) -> Double {
      let part = Double((value >> shift) & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    (red, green, blue) = (linear(16), linear(8), linear(0))
  }

  /// Oklch to linear sRGB, by the matrices of CSS Color 4; what is outside of the screen's colours is cut off.
  init(l: Double, c: Double, h: Double) {
    let (a, b) = (c * cos(h * .pi / 180), c * sin(h * .pi / 180))
    let long = pow(l + 0.3963377774 * a + 0.2158037573 * b, 3)
    let medium = pow(l - 0.1055613458 * a - 0.0638541728 * b, 3)
    let short = pow(l - 0.0894841775 * a - 1.2914855480 * b, 3)
    red = min(max(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short, 0), 1)
    green = min(max(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short, 0), 1)
    blue = min(max(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short, 0), 1)
  }

  private var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  func contrast(to other: Colour) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }
}
