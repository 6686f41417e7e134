type SetRow = {
  /** The key that the row's button resets. */
  key: string
  what: string
  value: string
}

/** Lists what is set within a part, each with a button that resets it. */
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
            <button type="submit" className="link-button" name="forget" value={key} aria-label={`Reset: ${what}`}>
              Reset
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
