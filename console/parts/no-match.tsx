import { Empty } from './states.tsx'

/** Says that a search or filter finds nothing, and leads back to everything. */
export function NoMatch({ title, clear, onClear }: { title: string; clear: string; onClear(): void }) {
  return (
    <Empty title={title}>
      <button type="button" className="plain" onClick={onClear}>
        {clear}
      </button>
    </Empty>
  )
}
