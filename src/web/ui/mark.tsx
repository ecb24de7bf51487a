/** The mark: a pulse whose spike is the letter A. */
export function Mark({ className = 'h-7 w-auto' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 200 122"
      className={className}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 92H52L98 6l34 106 18-40h50" strokeWidth="13" strokeMiterlimit="6" />
      <path d="M84 74h28" strokeWidth="10.4" />
    </svg>
  )
}

/** Mark and name, as they stand in the bar and in the footer. */
export function Lockup() {
  return (
    <span className="inline-flex items-center gap-3">
      <Mark className="h-8 w-auto text-redline" />
      <span className="flex flex-col">
        <span className="headline text-[1.05rem] leading-none tracking-[-0.02em]">Adrenaline</span>{' '}
        <span className="figures mt-1 text-[0.6rem] leading-none tracking-[0.46em] text-silver uppercase">
          Performance
        </span>
      </span>
    </span>
  )
}
