import type { Point } from '../geometry.ts'
import { bent, box, circle, line, row, tube } from '../paths.ts'
import type { Bay } from './bay.ts'
import { add, type Sketch } from './sketch.ts'

/** From the ports to the tips. */
export function exhaust(sketch: Sketch, bay: Bay, turbos: readonly Point[]): void {
  const collector = headers(sketch, bay, turbos)
  if (bay.layout.position === 'front') alongTheFloor(sketch, bay, collector)
  else behindTheEngine(sketch, bay, collector)
}

/** Primaries into a collector, or into the turbos. Returns where the pipe goes on. */
function headers(sketch: Sketch, bay: Bay, turbos: readonly Point[]): Point {
  const { x0, x1, deck, crank, seen, layout, middle } = bay
  if (layout.orientation === 'transverse') {
    const hot = layout.turboAt === 'front' && turbos.length > 0 ? -1 : 1
    const port: Point = [middle + hot * 120, deck + 30]
    const [end] = turbos
    const to: Point = end ?? [middle + hot * 190, crank - 60]
    add(sketch, 'headers', [port[0] + hot * 60, port[1] - 40], {
      solid:
        tube([port, [port[0] + hot * 70, port[1] - 6], [to[0], to[1] + 40], to], 44, 50) +
        (end
          ? ''
          : tube(
              [[port[0], port[1] - 50], [port[0] + hot * 54, port[1] - 60], [to[0] - hot * 16, to[1] + 40], to],
              40,
              46,
            )),
      flow: bent([port, [port[0] + hot * 70, port[1] - 6], to], 50),
    })
    return end ?? to
  }
  const pitch = (x1 - x0 - 96) / seen
  const low = layout.bank === 'flat' ? crank - 92 : deck + 34
  const way = bay.toTail
  const [first] = turbos
  const collector: Point =
    first && layout.turboAt !== 'valley'
      ? first
      : way === 1 && layout.position === 'front'
        ? [x1 + 130, crank - 110]
        : [way === 1 ? x1 + 40 : x1 + 30, crank - 132]
  const pipes = Array.from({ length: seen }, (_, i): Point[] => {
    const x = x0 + 48 + pitch * (i + 0.5)
    const drop = low - 60 - (layout.bank === 'flat' ? 20 : 34 * (seen - i) * 0.5)
    return [[x, low], [x + 8, drop], [(x + collector[0]) / 2 + 30, (drop + collector[1]) / 2 - 24], collector]
  })
  add(sketch, 'headers', [x0 + 48 + pitch * 0.5 + 10, low - 60], {
    solid: pipes.map((pipe) => tube(pipe, 34, 70)).join(''),
    detail: row(seen, (i) => box(x0 + 48 + pitch * (i + 0.5) - 28, low - 6, 56, 16, 5)),
    flow: pipes.map((pipe) => bent(pipe, 70)).join(''),
  })
  return collector
}

/** Front engines: under the floor, over the rear axle, out at the tail. A truck's leaves behind the rear wheel. */
function alongTheFloor(sketch: Sketch, bay: Bay, from: Point): void {
  const { frame, layout, x1, middle } = bay
  const floor = layout.truck ? frame.sill + 60 : frame.sill + 34
  const down = Math.max(
    from[0] + 150,
    layout.orientation === 'transverse' ? middle + 330 : Math.min(x1 + 120, from[0] + 420),
  )
  const cat = down + 60
  const first: Point[] = [from, [from[0] + 60, from[1] - 30], [down - 60, floor], [cat, floor]]
  add(sketch, 'downpipe', [cat + 90, floor + 40], {
    solid: tube(first, 66, 80) + box(cat, floor - 56, 250, 112, 50),
    detail: row(5, (i) => line([cat + 50 + i * 36, floor - 46], [cat + 50 + i * 36, floor + 46])),
    flow: bent(first, 80),
  })
  const back = frame.wheelbase - (layout.truck ? 900 : 520)
  const mid: Point[] = [
    [cat + 250, floor],
    [back, floor],
  ]
  add(sketch, 'midpipe', [(cat + 250 + back) / 2, floor], {
    solid: tube(mid, 66) + box((cat + 250 + back) / 2 - 150, floor - 50, 300, 100, 44),
    detail:
      line([(cat + 250 + back) / 2 - 110, floor + 22], [(cat + 250 + back) / 2 + 110, floor + 22]) +
      line([(cat + 250 + back) / 2 - 110, floor - 22], [(cat + 250 + back) / 2 + 110, floor - 22]),
    flow: line(...mid),
  })
  const axle = frame.wheelbase
  if (layout.truck) {
    const over: Point[] = [
      [back, floor],
      [back + 110, floor],
      [back + 560, floor],
      [axle - 120, floor + 200],
      [axle + 180, floor + 200],
      [axle + 520, floor + 40],
      [axle + 760, floor + 30],
    ]
    add(sketch, 'catback', [back + 330, floor + 50], {
      solid: tube(over, 70, 110) + box(back + 110, floor - 92, 440, 184, 80),
      detail: box(axle + 690, floor - 16, 110, 92, 20),
      flow: bent(over, 110),
    })
    return
  }
  const height = Math.max(frame.rear.tire - 20, floor + 110)
  const muffler = Math.min(axle + 330, frame.tail - 540)
  const over: Point[] = [
    [back, floor],
    [axle - 380, floor + 10],
    [axle - 190, height + 150],
    [axle + 120, height + 150],
    [muffler - 40, height],
    [muffler + 20, height],
  ]
  const out = Math.min(frame.tail - 30, muffler + 470)
  add(sketch, 'catback', [muffler + 190, height + 40], {
    solid:
      tube(over, 66, 90) +
      box(muffler, height - 84, 330, 168, 60) +
      box(muffler + 320, height + 14, out - muffler - 320, 58, 16) +
      box(muffler + 320, height - 66, out - muffler - 320, 58, 16),
    detail:
      line([muffler + 90, height - 70], [muffler + 90, height + 70]) +
      line([muffler + 230, height - 70], [muffler + 230, height + 70]) +
      circle(muffler + 160, height, 34),
    flow: bent([...over, [out, height]], 90),
  })
}

/** Mid and rear engines: a short way round to a muffler across the tail. */
function behindTheEngine(sketch: Sketch, bay: Bay, from: Point): void {
  const { frame, x1, layout } = bay
  const rear = layout.position === 'rear'
  const muffler = frame.tail - (rear ? 330 : 420)
  const z = frame.rear.tire + (rear ? -30 : 10)
  const cat: Point = rear ? [x1 + 10, z - 110] : [Math.min(frame.wheelbase + 210, muffler - 180), z - 130]
  const first: Point[] = [from, [from[0] + 50, from[1] - 40], [cat[0] - 30, cat[1]], [cat[0] + 40, cat[1]]]
  add(sketch, 'downpipe', [cat[0] + 60, cat[1]], {
    solid: tube(first, 60, 60) + box(cat[0] - 50, cat[1] - 44, 150, 88, 38),
    detail: row(3, (i) => line([cat[0] - 12 + i * 34, cat[1] - 36], [cat[0] - 12 + i * 34, cat[1] + 36])),
    flow: bent(first, 60),
  })
  const last: Point[] = [
    [cat[0] + 90, cat[1]],
    [muffler - 30, cat[1] + 10],
    [muffler + 60, z],
  ]
  add(sketch, 'midpipe', [muffler - 60, cat[1] + 30], { solid: tube(last, 58, 60), flow: bent(last, 60) })
  add(sketch, 'catback', [muffler + 150, z + 60], {
    solid:
      box(muffler, z - 106, 270, 212, 80) +
      box(muffler + 250, z - 40, Math.max(60, frame.tail - muffler - 270), 76, 20),
    detail:
      line([muffler + 76, z - 90], [muffler + 76, z + 90]) + line([muffler + 196, z - 90], [muffler + 196, z + 90]),
    flow: line([muffler + 30, z], [frame.tail, z]),
  })
}
