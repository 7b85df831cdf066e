// The ruling as a picture. It is drawn on a canvas, because the page allows no images from outside its own files.

import type { JudgeReport } from "okey";
import { colourOf, FALSE_JOKER, type Colour } from "../tiles";
import { SHAPES } from "../page/tile";

const WIDTH = 720;
const MARGIN = 32;
const TILE = { width: 44, height: 60, gap: 4 };
const INKS: Record<Colour, string> = { K: "#17130f", R: "#b3121d", B: "#0b4fa8", Y: "#855700" };
const JOKER_INK = "#1c6b3a";

interface Drawn {
  title: string;
  facts: string[];
  ruling: JudgeReport;
  reasons: string[];
  cost: string[];
  /** What the letters of tiles mean. */
  letters: string;
  foot: string;
}

/** Draws from top to bottom. The first pass draws on a canvas of any height, only to measure the height. */
class Pen {
  y = MARGIN;
  constructor(readonly canvas: CanvasRenderingContext2D) {}

  /** Writes a text in lines that fit. A word that is too long is broken. */
  text(text: string, size: number, ink: string, weight = 400): void {
    this.canvas.font = `${weight} ${size}px system-ui, sans-serif`;
    this.canvas.fillStyle = ink;
    const fits = (line: string) => this.canvas.measureText(line).width <= WIDTH - 2 * MARGIN;
    const write = (line: string) => {
      this.y += size * 1.35;
      this.canvas.fillText(line, MARGIN, this.y);
    };
    let line = "";
    for (const word of text.slice(0, 4_000).split(/\s+/)) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== "") write(line);
      line = word;
      while (!fits(line)) {
        let end = line.length - 1;
        while (end > 1 && !fits(line.slice(0, end))) end -= 1;
        write(line.slice(0, end));
        line = line.slice(end);
      }
    }
    write(line);
    this.y += size * 0.4;
  }

  melds({ melds, okey }: JudgeReport): void {
    let x = MARGIN;
    const next = () => {
      x = MARGIN;
      this.y += TILE.height + 22;
    };
    for (const { tiles, as } of melds) {
      const width = tiles.length * (TILE.width + TILE.gap) + 16;
      if (x > MARGIN && x + width > WIDTH - MARGIN) next();
      tiles.forEach((tile, place) => {
        if (x + TILE.width > WIDTH - MARGIN) next();
        this.tile(x, tile, as[place]!, okey);
        x += TILE.width + TILE.gap;
      });
      x += 16;
    }
    if (melds.length > 0) next();
  }

  tile(x: number, tile: string, as: string, okey: string | null): void {
    const { canvas, y } = this;
    const colour = colourOf(tile);
    canvas.fillStyle = "#fffaee";
    canvas.strokeStyle = tile === okey ? JOKER_INK : "#b9a98c";
    canvas.lineWidth = tile === okey ? 3 : 1;
    canvas.beginPath();
    canvas.roundRect(x, y, TILE.width, TILE.height, 7);
    canvas.fill();
    canvas.stroke();
    canvas.textAlign = "center";
    canvas.fillStyle = colour ? INKS[colour] : JOKER_INK;
    canvas.font = "700 24px system-ui, sans-serif";
    canvas.fillText(tile === FALSE_JOKER ? "★" : tile.slice(1), x + TILE.width / 2, y + 28);
    canvas.font = "18px system-ui, sans-serif";
    if (colour) canvas.fillText(SHAPES[colour], x + TILE.width / 2, y + 50);
    const stands = colourOf(as);
    if (as !== tile && stands) {
      canvas.fillStyle = INKS[stands];
      canvas.font = "14px system-ui, sans-serif";
      canvas.fillText(`=${SHAPES[stands]}${as.slice(1)}`, x + TILE.width / 2, y + TILE.height + 16);
    }
    canvas.textAlign = "left";
  }
}

function drawOn(canvas: CanvasRenderingContext2D, drawn: Drawn): number {
  const { title, facts, ruling, reasons, cost, letters, foot } = drawn;
  const pen = new Pen(canvas);
  pen.text(title, 22, "#5f5347");
  for (const fact of facts) pen.text(fact, 20, "#221a12");
  pen.melds(ruling);
  const ink = ruling.allowed === null ? "#221a12" : ruling.allowed ? "#14602c" : "#a01318";
  const sign = ruling.allowed === null ? "" : ruling.allowed ? "✓ " : "✗ ";
  pen.text(sign + ruling.verdict, 28, ink, 700);
  for (const reason of reasons) pen.text(`• ${reason}`, 20, "#221a12");
  for (const part of cost) pen.text(part, 22, "#221a12", 700);
  pen.text(letters, 16, "#5f5347");
  pen.text(foot, 16, "#5f5347");
  return pen.y + MARGIN;
}

/** Returns the ruling as a PNG. */
export async function drawRuling(drawn: Drawn): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  const height = drawOn(canvas.getContext("2d")!, drawn);
  // A new height clears the canvas.
  canvas.height = Math.ceil(height);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, WIDTH, canvas.height);
  drawOn(context, drawn);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))));
}
