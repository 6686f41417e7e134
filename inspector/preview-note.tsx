import type { Inspection } from '../script/preview/explorer/inspection.ts'
import { LinkMaker } from './link-maker.tsx'

/** Says that this tab shows a preview, and links back to what visitors see. */
export function PreviewNote({ inspection }: { inspection: Inspection }) {
  const { preview } = inspection
  if (!preview) return null
  const { experienceId, variationMasterId, country, skipTriggers, skipSegments } = preview
  const parts = [
    variationMasterId && `${experienceId ?? 'an experience'} shows ${variationMasterId}`,
    country && `the visitor is in ${country.toUpperCase()}`,
    skipTriggers ? 'rules are passed over' : skipSegments && 'segments are passed over',
  ].filter(Boolean)
  return (
    <div className="note preview">
      <p role="status">
        <b>Preview in this tab:</b> {parts.join(', ') || 'schedules do not count'}. It counts in no result.
      </p>
      <button type="button" onClick={() => inspection.show(undefined)}>
        Back to what visitors see
      </button>
      <LinkMaker inspection={inspection} preview={preview} />
    </div>
  )
}
