import { percentOf } from './accuracy-bands.ts'

interface TrendChartProps {
  /** Oldest first; accuracy from 0 to 1. */
  points: readonly { date: string; overallAccuracy: number }[]
  target: number
}
const BOX = { width: 720, height: 220, left: 52, right: 16, top: 16, bottom: 28 }

/** Overall accuracy over time, with the target as a line. */
export function TrendChart({ points, target }: TrendChartProps) {
  if (points.length < 2) return null
  const values = points.map((point) => point.overallAccuracy)
  const low = Math.max(0, Math.floor((Math.min(...values, target) - 0.02) * 20) / 20)
  const y = (value: number) =>
    BOX.height - BOX.bottom - ((value - low) / (1 - low)) * (BOX.height - BOX.top - BOX.bottom)
  const x = (index: number) => BOX.left + (index / (points.length - 1)) * (BOX.width - BOX.left - BOX.right)
  const path = points.map(
    (point, index) => `${index ? 'L' : 'M'}${x(index).toFixed(1)} ${y(point.overallAccuracy).toFixed(1)}`,
  )
  const last = points.at(-1)
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className="h-auto w-full"
      role="img"
      aria-label={`Overall accuracy over ${points.length} runs, now ${percentOf(last?.overallAccuracy ?? 0)}; target ${percentOf(target)}`}
    >
      {[low, (low + 1) / 2, 1].map((value) => (
        <g key={value}>
          <line x1={BOX.left} x2={BOX.width - BOX.right} y1={y(value)} y2={y(value)} className="stroke-hairline/50" />
          <text x={BOX.left - 8} y={y(value) + 4} textAnchor="end" className="figures fill-steel text-[12px]">
            {Math.round(value * 100)}%
          </text>
        </g>
      ))}
      <line
        x1={BOX.left}
        x2={BOX.width - BOX.right}
        y1={y(target)}
        y2={y(target)}
        className="stroke-cold"
        strokeDasharray="3 6"
      />
      <path d={path.join('')} fill="none" className="stroke-redline" strokeWidth={2.5} strokeLinejoin="round" />
    </svg>
  )
}
