const paths = {
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5L5 19',
  bag: 'M5 8h14l1 13H4L5 8zM8.5 10.5V7a3.5 3.5 0 017 0v3.5',
  check: 'M4 12.5l5 5L20 6.5',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  chevron: 'M6 9l6 6 6-6',
}

export type IconName = keyof typeof paths

/** A drawn sign beside words that say the same; screen readers pass over it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={`icon icon-${name}`}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
