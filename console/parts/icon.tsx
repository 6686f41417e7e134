const paths = {
  down: 'M7 10l5 5 5-5',
  up: 'M7 14l5-5 5 5',
  add: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h5',
  open: 'M10 5H5v14h14v-5M13 5h6v6M19 5l-9 9',
  back: 'M14 7l-5 5 5 5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9z',
  leave: 'M14 4h5v16h-5M4 12h10M10 8l4 4-4 4',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 6l10 6-10 6z',
  alarm: 'M12 4l9 16H3zM12 10v4M12 17v.1',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15.5 15.5L20 20',
  chart: 'M4 19h16M5 15l4-5 4 3 6-7',
  changes: 'M4 8h12M12 4l4 4-4 4M20 16H8M12 12l-4 4 4 4',
  table: 'M4 5h16v14H4zM4 10h16M10 5v14',
}

/** A sign that stands beside words or is named by its button, and is therefore not read out. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentcolor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
