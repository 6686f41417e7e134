export const tabs = ['Experiences', 'Events', 'Segments', 'Visitor'] as const
export type Tab = (typeof tabs)[number]

/** How somebody has set the inspector up, for the pages of this tab. */
export type InspectorView = { isOpen: boolean; tab: Tab; side: 'left' | 'right' }
export type KeptView = { view: InspectorView; keep(view: InspectorView): void }

/** None of the visitor's keys, which all go when the visitor is forgotten: whoever looks wants to go on looking. */
const key = 'instep_inspector'

/** On a phone it is closed at first: it would hide what it is about. */
const atFirst = (): InspectorView => ({ isOpen: innerWidth >= 768, tab: 'Experiences', side: 'right' })

/** Reads what was kept; what is not of its kind counts as not kept. */
export function openKept(): KeptView {
  const view = atFirst()
  try {
    const { isOpen, tab, side } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof isOpen === 'boolean') view.isOpen = isOpen
    if (tabs.includes(tab)) view.tab = tab
    if (side === 'left') view.side = side
  } catch {
    // another script wrote there, or the browser forbids it
  }
  return { view, keep: keepView }
}

function keepView(view: InspectorView): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(view))
  } catch {
    // it is only forgotten
  }
}
