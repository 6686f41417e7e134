const paths = {
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5L5 19',
  bag: 'M5 8h14l1 13H4L5 8zM8.5 10.5V7a3.5 3.5 0 017 0v3.5',
  check: 'M4 12.5l5 5L20 6.5',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  chevron: 'M6 9l6 6 6-6',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21',
  account: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 21c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  heart: 'M12 20.5C5 16 3 12.5 3 9a4.5 4.5 0 019-1 4.5 4.5 0 019 1c0 3.5-2 7-9 11.5z',
  filter: 'M3 7h11M18 7h3M3 17h3M10 17h11M16 4.5v5M8 14.5v5',
  'one-column': 'M6 4h12v16H6z',
  'two-columns': 'M4 4h6v16H4zM14 4h6v16h-6z',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  play: 'M8 5.5v13l11-6.5z',
  ruler: 'M3 15.5L15.5 3 21 8.5 8.5 21zM7 11.5l2 2M10 8.5l3 3M13 5.5l2 2',
  foot: 'M7.5 21c-2 0-3.3-1.6-3-3.8.4-2.7 1.2-3.7.7-6.4C4.7 7.5 6.3 3 9.8 3c3 0 4.4 2.7 4.4 6 0 2.6-1.5 4.5-1.9 7-.4 2.6-1.7 5-4.8 5zM19 4v16M17 4h4M17 20h4',
}

export type IconName = keyof typeof paths

/** A decorative icon beside a text that says the same; hidden from screen readers. */
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
