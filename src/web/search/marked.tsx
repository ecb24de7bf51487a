const ESCAPED = /[.*+?^${}()|[\]\\/]/g

/** A title with the searched words marked. */
export function Marked({ text, marks }: { text: string; marks: readonly string[] }) {
  const words = marks.filter((word) => word.length > 1).toSorted((a, b) => b.length - a.length)
  if (words.length === 0) return text
  const form = new RegExp(`(?<![a-z0-9])(${words.map((word) => word.replaceAll(ESCAPED, '\\$&')).join('|')})`, 'gi')
  let from = 0
  return text.split(form).map((piece) => {
    const key = from
    from += piece.length
    const isFound = words.includes(piece.toLowerCase())
    return isFound ? (
      <mark
        key={key}
        className="bg-transparent font-bold text-light underline decoration-redline decoration-2 underline-offset-4"
      >
        {piece}
      </mark>
    ) : (
      piece
    )
  })
}
