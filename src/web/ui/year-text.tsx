/** Words with years in them: a range such as "2015-2017" stays on one line. */
export function YearText({ children }: { children: string }) {
  return children.split(/(\d{4}-\d{2,4})/).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text never change places
      <span key={at} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  )
}
