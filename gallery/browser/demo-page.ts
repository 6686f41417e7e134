import '../../shop/browser/hydrate.tsx'
import '../styles/gallery.css'

// The panel appears on pages that the gallery opened: with an experience forced, or as shoppers see it.
const options = new URLSearchParams(location.search)
const shown = options.get('qb_force')?.split('.')[0] ?? options.get('gallery')
if (shown) void import('../panel/open-panel.tsx').then(({ openPanel }) => openPanel(shown))
