import type { OwnInstance } from '../../catalogue/define-site.ts'

/** Shown to members of a segment of the demo shop, on addresses that request it. */
export const bootsInstance: OwnInstance = {
  id: 'boots-note',
  code: import.meta.resolve('./boots-note.ts'),
  paths: { include: ['try=boots'] },
  rules: { segments: [{ segment_id: 'boots-lover', include: true }] },
}
