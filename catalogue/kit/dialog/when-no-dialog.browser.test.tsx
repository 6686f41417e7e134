import { beforeEach, describe, expect, test } from 'vitest'
import { aDialog, closeButton, theDialogs } from '../../testing/a-dialog.tsx'
import { aPage } from '../../testing/a-page.ts'

const shop = '<main data-anchor="mainContent">Page</main>'

beforeEach(() => void aPage(shop))

describe('[SHR-03.7]', () => {
  test('a dialog that is due while another is open opens 200 ms after the other has closed', async () => {
    const first = aDialog()
    const second = aDialog({ title: 'Second' })
    first.open()
    second.open()
    expect(theDialogs()).toHaveLength(1)
    const changes: [count: number, at: number][] = []
    const observer = new MutationObserver(() => void changes.push([theDialogs().length, performance.now()]))
    observer.observe(document.body, { childList: true })
    closeButton().click()
    await expect.poll(() => document.querySelector('dialog:modal h2')?.textContent).toBe('Second')
    observer.disconnect()
    const [[gone, goneAt] = [], [came, cameAt] = []] = changes
    expect([changes.length, gone, came]).toEqual([2, 0, 1])
    expect((cameAt ?? 0) - (goneAt ?? 0)).toBeGreaterThan(195)
  })

  test('a dialog also waits for dialogs of the shop, and several open in order', async () => {
    aPage(`${shop}<dialog id="shops"><button>Own</button></dialog>`)
    const own = document.querySelector('#shops') as HTMLDialogElement
    own.showModal()
    const [first, second] = [aDialog({ title: 'First' }), aDialog({ title: 'Second' })]
    first.open()
    second.open()
    own.close()
    const title = () => document.querySelector('dialog:modal h2')?.textContent
    await expect.poll(title).toBe('First')
    first.stop()
    await expect.poll(title).toBe('Second')
    expect(theDialogs()).toHaveLength(2)
  })

  test('a dialog also waits for the pictures that PhotoSwipe shows over the page', async () => {
    aPage(`${shop}<div class="pswp pswp--open" role="dialog" style="position: fixed; inset: 0"></div>`)
    aDialog().open()
    expect(theDialogs()).toHaveLength(0)
    document.querySelector('.pswp')?.remove()
    await expect.poll(theDialogs).toHaveLength(1)
  })

  const over = 'style="position: fixed; inset: 0"'
  const drawer = 'style="position: fixed; inset: 0 0 0 auto; width: 40%"'
  test.each([
    ['Bootstrap, MUI', `<div class="modal" role="dialog" aria-modal="true" ${over}><button>Own</button></div>`],
    ['a drawer', `<div role="dialog" aria-modal="true" ${drawer}><button>Own</button></div>`],
    ['Radix', `<div role="alertdialog" ${over}><button>Own</button></div>`],
    ['Magnific Popup', `<div class="mfp-wrap" ${over}><button>Own</button></div>`],
  ])(
    'a dialog also waits for one that %s shows without a dialog element, hidden by a style alone',
    async (_, markup) => {
      aPage(shop + markup)
      const own = document.querySelector('div') as HTMLElement
      own.querySelector('button')?.focus()
      aDialog().open()
      expect(theDialogs()).toHaveLength(0)
      const closedAt = performance.now()
      own.style.visibility = 'hidden'
      await expect.poll(theDialogs).toHaveLength(1)
      expect(performance.now() - closedAt).toBeGreaterThan(195)
    },
  )

  test('a dialog does not wait for one that the shop keeps out of sight, nor for its bar of cookies', () => {
    aPage(`${shop}<div role="dialog" aria-modal="true" ${drawer.replace('width', 'translate: 100%; width')}>Bag</div>
      <div role="dialog" aria-modal="true" style="position: fixed; inset: auto 0 0">Cookies</div>`)
    aDialog().open()
    expect(theDialogs()).toHaveLength(1)
  })

  test('a dialog that is no longer due at its turn, or is stopped, does not open', async () => {
    const first = aDialog()
    const asked: string[] = []
    first.open()
    const past = aDialog()
    past.open({ isDue: () => asked.push('second') > 1 })
    const stopped = aDialog({ title: 'Stopped' })
    stopped.open()
    const last = aDialog({ title: 'Last' })
    last.open()
    stopped.stop()
    first.stop()
    await expect.poll(() => document.querySelector('dialog:modal h2')?.textContent).toBe('Last')
    expect(asked).toEqual(['second'])
    expect(theDialogs()).toHaveLength(1)
  })
})
