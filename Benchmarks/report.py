"""Results, and the document that is made of them."""

import dataclasses
import statistics
import time


@dataclasses.dataclass
class Result:
    """One thing measured several times, and its peer in the same turns."""

    work: str
    unit: str
    runs: list
    peer: str = ""
    peer_runs: list = dataclasses.field(default_factory=list)
    target: str = ""
    #: Whether the median and the ratio to the peer's median meet the target.
    is_met: object = None
    note: str = ""

    @property
    def median(self):
        return statistics.median(self.runs)

    @property
    def ratio(self):
        """Nanal's median to the peer's."""
        return self.median / statistics.median(self.peer_runs) if self.peer_runs else None

    @property
    def verdict(self):
        return "" if self.is_met is None else "met" if self.is_met(self) else "missed"

    @property
    def cells(self):
        peer = f"{figure(statistics.median(self.peer_runs))} {self.unit} ({self.peer})" if self.peer_runs else "–"
        return [self.work, f"{figure(self.median)} {self.unit}", peer, self.relation, self.target or "–", self.verdict]

    @property
    def relation(self):
        if self.ratio is None:
            return "–"
        if self.unit.endswith("/s"):
            return f"{figure(self.ratio)} of the peer's"
        return f"{figure(1 / self.ratio)} times faster" if self.ratio < 1 else f"{figure(self.ratio)} times the peer's"

    @property
    def line(self):
        return " | ".join(cell for cell in self.cells if cell)


def figure(value):
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def document(results, machine, versions):
    lines = [
        "# Performance",
        "",
        "Written by `Benchmarks/run`; do not edit. Each figure is the median of the raw runs below; a peer is measured "
        "in the same turns, one after the other. All traffic stays on the machine.",
        "",
        f"- Measured on {time.strftime('%Y-%m-%d %H:%M', time.gmtime())} UTC",
        f"- {machine}",
        *[f"- {name} {version}" for name, version in versions.items()],
        "",
        "| work | Nanal | peer | ratio | target | |",
        "| --- | --- | --- | --- | --- | --- |",
        *["| " + " | ".join(result.cells) + " |" for result in results],
        "",
        "## Raw runs",
        "",
    ]
    for result in results:
        lines += [f"{result.work}, {result.unit}" + (f": {result.note}" if result.note else ""), ""]
        lines.append("- Nanal: " + ", ".join(map(figure, result.runs)))
        if result.peer_runs:
            lines.append(f"- {result.peer}: " + ", ".join(map(figure, result.peer_runs)))
        lines.append("")
    return "\n".join(lines)
