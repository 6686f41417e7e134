const { createApp, h, ref } = window.Vue

const item = { item_id: 'T-7', item_name: 'Assam', price: 12.5 }
const bag = { currency: 'EUR', value: 25, items: [{ ...item, quantity: 2 }] }
const path = ref(location.pathname)
/** Each number gives the list new elements. */
const drawing = ref(0)

const link = (href, children, props) => h('a', { href, onClick: (event) => follow(href, event), ...props }, children)
const picture = (id) => h('img', { src: `/tea.svg?${id}`, alt: id, width: 160, height: 120, id })
const card = (id, price) =>
  h('li', { class: 'tile', key: `${id}-${drawing.value}`, 'data-tea': id }, [
    link(`/item/${id}`, [picture(`of-${id}`), h('b', id)]),
    h('span', { class: 'cost' }, price),
  ])
const list = () => [
  h('div', { class: 'tools' }, [
    h('button', { class: 'resort', onClick: () => (drawing.value += 1) }, 'Sort'),
    h('span', { class: 'filter-word' }, 'Filter'),
  ]),
  h('ul', { class: 'tiles' }, [card('T-7', '€12.50'), card('T-8', '€9.00')]),
]

/** The type of each page, what it draws, and what it pushes beside its view. */
const pages = {
  '/': ['home', () => h('div', { class: 'stage' }, 'New harvest'), []],
  '/list/black': ['category', list, [{ event: 'view_item_list', ecommerce: { items: [item] } }]],
  '/item/T-7': [
    'product',
    () => [
      h('div', { class: 'shots' }, [picture('one'), picture('two')]),
      h('div', { class: 'offer' }, [
        h('h1', 'Assam'),
        h('p', { class: 'cost' }, '€12.50'),
        h('button', { class: 'take' }, 'Add to bag'),
      ]),
      h('p', { class: 'story' }, 'Malty'),
    ],
    [{ event: 'view_item', ecommerce: { currency: 'EUR', value: 12.5, items: [item] } }],
  ],
  '/find': ['search', list, [{ event: 'search', search_term: 'assam' }]],
  '/bag': [
    'basket',
    () => [
      h('div', { class: 'row' }, [link('/item/T-7', 'Assam'), ' 2 × €12.50']),
      h('p', { class: 'sum' }, '€25.00'),
      link('/pay', 'Check out', { class: 'pay' }),
    ],
    [{ event: 'view_cart', ecommerce: bag }],
  ],
  '/pay': ['checkout', () => h('h1', 'Pay'), []],
  '/done': [
    'checkout',
    () => h('h1', 'Thank you'),
    [{ event: 'purchase', ecommerce: { ...bag, transaction_id: '1001', shipping: 4.9 } }],
  ],
}

const hrefs = ['/', '/list/black', '/item/T-7', '/find?q=assam', '/bag', '/pay', '/done']
const frame = () =>
  h('div', { class: 'app' }, [
    h('div', { class: 'bar' }, [
      h(
        'ul',
        { class: 'places' },
        hrefs.map((href) => h('li', link(href, href))),
      ),
      link('/bag', 'Bag', { class: 'to-bag' }),
    ]),
    // A new key for each page, so that no element of the one before stays.
    h('div', { class: 'page', key: path.value }, pages[path.value][1]()),
    h('div', { class: 'end' }, 'Leaf'),
  ])

function tellView() {
  const [type, , events] = pages[path.value]
  const subtypes = path.value === '/done' ? { page_subtypes: ['confirmation'] } : {}
  window.dataLayer.push({ event: 'page_view', page_type: type, page_location: location.href, ...subtypes }, ...events)
}

function follow(href, event) {
  event.preventDefault()
  history.pushState(null, '', href)
  path.value = location.pathname
  tellView()
}

window.dataLayer = window.dataLayer ?? []
window.addEventListener('popstate', () => {
  path.value = location.pathname
  tellView()
})
tellView()
createApp({ render: frame }).mount('#root')
