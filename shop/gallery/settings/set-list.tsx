type SetRow = {
  /** What is forgotten by the row's button. */
  key: string
  what: string
  value: string
}

/** What is set within a part, each with a button that takes it back. */
export function SetList({ title, rows }: { title: string; rows: readonly SetRow[] }) {
  if (rows.length === 0) return null
  return (
    <div className="setting-list">
      <h3>{title}</h3>
      <ul>
        {rows.map(({ key, what, value }) => (
          <li key={key}>
            <span>
              {what} <b>{value}</b>
            </span>
            <button type="submit" className="link-button" name="forget" value={key} aria-label={`As usual: ${what}`}>
              As usual
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
