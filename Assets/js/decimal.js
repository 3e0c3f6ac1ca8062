// Exact decimals for the figures of a form. The server computes again; this only shows what is being typed.

// The signs of the page's language.
const decimalMark = ["id", "vi"].includes(document.documentElement.lang) ? "," : ".";
const groupMark = decimalMark === "," ? "." : ",";

/** Reads "1,234.5", or "1.234,5" where people write so, as { units: 12345n, scale: 1 }; anything else is null. */
export function parseDecimal(text) {
  const plain = text.normalize("NFKC").replace("−", "-").replace(/[\s_']/g, "")
    .replaceAll(groupMark, "").replace(decimalMark, ".");
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(plain);
  if (!match) return null;
  const units = BigInt(match[2] + (match[3] ?? ""));
  return { units: match[1] === "-" ? -units : units, scale: match[3]?.length ?? 0 };
}

export function multiplied(one, other) {
  return { units: one.units * other.units, scale: one.scale + other.scale };
}

/** Writes a decimal with grouping, without zeros at its end. */
export function formatted({ units, scale }) {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale).replace(/\B(?=(\d{3})+$)/g, groupMark);
  const part = digits.slice(digits.length - scale).replace(/0+$/, "");
  return (units < 0n ? "−" : "") + whole + (part ? decimalMark + part : "");
}
