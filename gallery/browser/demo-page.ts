import '../../shop/browser/hydrate.tsx'
import '../styles/gallery.css'
import { frameParameter } from '../edit/edit-address.ts'

// The gallery acts on pages that it opened: with an experience forced, or as shoppers see it.
const options = new URLSearchParams(location.search)
const shown = options.get('qb_force')?.split('.')[0] ?? options.get('gallery')
const next = options.getAll('gallery_next')
const visit = options.get(frameParameter)
const presented = options.get('gallery_show') ?? undefined
if (shown && next.length > 0) void import('../show/lead-on.ts').then(({ leadOn }) => leadOn(shown, next))
else if (shown && visit && presented)
  void import('../edit/frame/present-draft.ts').then(({ presentDraft }) => presentDraft(shown, presented, visit))
else if (shown) void import('../panel/open-panel.tsx').then(({ openPanel }) => openPanel(shown, presented))
