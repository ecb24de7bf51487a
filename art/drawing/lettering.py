"""Writes lettering-data.ts: outlines of the letters that the pictures use, so that no picture needs a font.

Run by hand with fontTools and brotli installed: python3 art/drawing/lettering.py
Fonts: Archivo and JetBrains Mono (SIL Open Font License 1.1) from node_modules/@fontsource-variable.
"""

import io
import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
FONTS = HERE.parent.parent / "node_modules/@fontsource-variable"
CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,-+/'&:%#!=()?"
FACES = {
    "display": (FONTS / "archivo/files/archivo-latin-standard-italic.woff2", {"wght": 900, "wdth": 125}),
    "mono": (FONTS / "jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2", {"wght": 500}),
}


def outlines(path, axes):
    font = TTFont(io.BytesIO(path.read_bytes()))
    font = instantiateVariableFont(font, axes)
    unit = font["head"].unitsPerEm
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    table = {}
    for character in CHARACTERS:
        name = names[ord(character)]
        pen = SVGPathPen(glyphs, ntos=lambda v: str(round(v)))
        glyphs[name].draw(TransformPen(pen, (1000 / unit, 0, 0, -1000 / unit, 0, 0)))
        table[character] = [round(glyphs[name].width * 1000 / unit), pen.getCommands()]
    return table


lines = [
    "/** Letter outlines, drawn by lettering.py; per letter [advance, path], 1000 units to the em, y down from the baseline. */",
    "export type Face = Readonly<Record<string, readonly [advance: number, path: string]>>",
]
for face, (path, axes) in FACES.items():
    lines.append(f"export const {face}Face: Face = {{")
    for character, (advance, commands) in outlines(path, axes).items():
        lines.append(f"  {json.dumps(character)}: [{advance}, {json.dumps(commands)}],")
    lines.append("}")
(HERE.parent.parent / "src/xray/lettering-data.ts").write_text("\n".join(lines) + "\n")
