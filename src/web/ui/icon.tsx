/** Line icons on a 24 px grid. Decorative: the control that holds one carries the name. */
const PATHS = {
  menu: 'M3 6h18M3 12h18M3 18h12',
  close: 'M5 5l14 14M19 5L5 19',
  cart: 'M2 4h3l2.4 11.2a1 1 0 0 0 1 .8h9.4a1 1 0 0 0 1-.76L21 8H6.2M9.5 20.5h.01M17.5 20.5h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c.8-4 4-6 8-6s7.2 2 8 6',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5L21 21',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  shield: 'M12 3l8 3v6c0 4.5-3.2 7.8-8 9-4.8-1.2-8-4.5-8-9V6z',
  bolt: 'M13 2L5 13.5h6L10 22l9-12h-6.5z',
  wrench:
    'M14.5 6.5a4 4 0 0 1 5.2-3.8L17 5.5l1.5 1.5 2.8-2.7a4 4 0 0 1-5.3 5.1L7.5 18a2 2 0 0 1-2.9 0 2 2 0 0 1 0-2.9z',
  gauge: 'M4 18a9 9 0 1 1 16 0M12 14l4-5',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  phone: 'M5 4h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5L15 13.5l5 1.5v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1z',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  printer: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
  star: 'M12 3l2.7 5.8 6.3.8-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.8z',
  heart: 'M12 20s-8-4.8-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.2 12 20 12 20Z',
  download: 'M12 3v12M7 10.5l5 5 5-5M4 20h16',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v6M12 7.5h.01',
  warning: 'M12 4L2.5 20h19zM12 10v5M12 17.5h.01',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1 .4-1.7 1.8-1.7H17.6V2.7A20 20 0 0 0 15 2.5c-2.7 0-4.5 1.6-4.5 4.6v2.4H7.5V13h3v8',
  instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 6.8h.01',
  tiktok: 'M14 3v12.5a3.5 3.5 0 1 1-3-3.5M14 3c.3 2.8 2.2 4.7 5 5',
  youtube: 'M4.5 6h15A2 2 0 0 1 21.5 8v8a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM10 9.5v5l4.5-2.5z',
} as const
export type IconName = keyof typeof PATHS

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
