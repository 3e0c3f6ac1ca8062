import { each } from "./page.js";

// Charts are drawn from the table below them, so that both always show the same figures. The decimals of the table
// become numbers only to find their pixels; what is read in a tip is the text of the cell.
export function startCharts() {
  each("canvas[data-chart]", async canvas => {
    await library();
    draw(canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => draw(canvas));
  });
}

let loading;

function library() {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = document.body.dataset.charts;
    script.addEventListener("load", resolve);
    script.addEventListener("error", reject);
    document.head.append(script);
  });
  return loading;
}

/** Tokens of the style sheet as colours that a canvas understands. */
function colours(canvas) {
  const probe = document.createElement("i");
  canvas.after(probe);
  const resolved = name => { probe.style.color = `var(--${name})`; return getComputedStyle(probe).color; };
  const names = ["gain", "loss", "accent", "line", "ink-3", "paper"];
  const found = Object.fromEntries(names.map(name => [name, resolved(name)]));
  found.parts = Array.from({ length: 8 }, (_, index) => resolved(`k${index + 1}`));
  probe.remove();
  return found;
}

function draw(canvas) {
  const table = document.getElementById(canvas.dataset.table);
  const rows = [...table.tBodies[0].rows].map(row => {
    const [name, ...cells] = row.cells;
    return { tick: name.dataset.tick ?? name.textContent, name: name.textContent, cells };
  });
  const series = [...table.tHead.rows[0].cells].slice(1).map(cell => cell.textContent);
  const colour = colours(canvas);
  const kind = canvas.dataset.chart;
  const values = index => rows.map(row => Number.parseFloat(row.cells[index]?.dataset.value ?? "NaN"));
  const style = getComputedStyle(canvas);
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.75;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;

  const looks = {
    pie: () => ({
      backgroundColor: rows.map((_, index) => colour.parts[index % 8]),
      borderColor: colour.paper,
      borderWidth: 2,
    }),
    bars: index => ({
      backgroundColor: values(index).map(value => (value < 0 ? colour.loss : colour.gain)),
      borderRadius: 3,
      maxBarThickness: 28,
    }),
    line: index => ({
      borderColor: index ? colour.parts[index % 8] : colour.accent,
      borderWidth: 2,
      pointRadius: rows.length > 60 ? 0 : 2,
    }),
  };
  const drawn = kind === "pie" ? series.slice(0, 1) : series;
  const datasets = drawn.map((label, index) => ({ label, data: values(index), ...looks[kind](index) }));

  canvas.chart?.destroy();
  canvas.chart = new window.Chart(canvas, {
    type: { bars: "bar", line: "line", pie: "doughnut" }[kind],
    data: { labels: rows.map(row => row.tick), datasets },
    options: {
      animation: still ? false : { duration: 250 },
      maintainAspectRatio: false,
      font: { family: style.fontFamily, size },
      cutout: "62%",
      interaction: { mode: kind === "pie" ? "nearest" : "index", intersect: kind === "pie" },
      plugins: {
        legend: { display: false },
        tooltip: {
          callbacks: {
            title: items => rows[items[0].dataIndex].name,
            label: item => rows[item.dataIndex].cells[item.datasetIndex].textContent,
          },
          displayColors: false,
          bodyFont: { size },
          titleFont: { size },
        },
      },
      scales: kind === "pie" ? {} : {
        x: {
          grid: { display: false },
          ticks: { color: colour["ink-3"], font: { size }, maxRotation: 0, autoSkipPadding: 12 },
        },
        y: {
          grid: { color: at => (at.tick.value === 0 ? colour["ink-3"] : colour.line), drawBorder: false },
          ticks: { color: colour["ink-3"], font: { size }, maxTicksLimit: 5, callback: compact() },
        },
      },
    },
  });
}

function compact() {
  const format = new Intl.NumberFormat(document.documentElement.lang, { notation: "compact", maximumFractionDigits: 1 });
  return value => format.format(value);
}
