export const tabs = ['Experiences', 'Anchors', 'Content', 'Events', 'Visitor'] as const
export type Tab = (typeof tabs)[number]

/** The settings of the inspector for the pages of this tab. */
export type InspectorView = { isOpen: boolean; tab: Tab; side: 'left' | 'right' }
export type KeptView = { view: InspectorView; keep(view: InspectorView): void }

/** Not one of the keys of the visitor, which are deleted when the visitor is forgotten: the inspector stays open then. */
const key = 'instep_inspector'

/** Closed by default on phones, where it would cover the page. */
const atFirst = (): InspectorView => ({ isOpen: innerWidth >= 768, tab: 'Experiences', side: 'right' })

/** Reads the stored settings; invalid ones count as missing. */
export function openKept(): KeptView {
  const view = atFirst()
  try {
    const { isOpen, tab, side } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof isOpen === 'boolean') view.isOpen = isOpen
    if (tabs.includes(tab)) view.tab = tab
    if (side === 'left') view.side = side
  } catch {
    // written by another script, or storage is forbidden
  }
  return { view, keep: keepView }
}

function keepView(view: InspectorView): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(view))
  } catch {
    // the settings are not stored then
  }
}
