import { useState } from 'react'
import { draftPath, phonePath } from '../../show/show-address.ts'
import type { FrameDevice } from '../frame/frame-device.ts'
import { ShopFrame } from '../frame/shop-frame.tsx'
import { DeviceSwitch } from './device-switch.tsx'
import type { EditorFacts } from './editor-facts.ts'
import type { SentDraft } from './use-draft.ts'

/** Below this width of the window, in CSS px, the page is below the form. */
const sideBySide = 1000

type Props = { facts: Pick<EditorFacts, 'instance' | 'devices'>; draft: SentDraft }

/** The shop's page with the content that is edited, as on a computer or a phone. */
export function PagePane({ facts: { instance, devices }, draft }: Props) {
  const { token, problems, progress, sendAgain } = draft
  const hasComputer = devices.includes('computer')
  const [device, setDevice] = useState<FrameDevice>(hasComputer && innerWidth >= sideBySide ? 'computer' : 'phone')
  const isPhoneOff = !devices.includes('mobile')
  const shownDevice = isPhoneOff ? 'computer' : device
  const [seen, setSeen] = useState<{ token?: string | undefined; isSeen: boolean }>({ isSeen: true })
  const [first, setFirst] = useState<string>()
  if (token && !first) setFirst(token)
  const show = draftPath(instance.id, { draft: token })
  const path = token && draftPath(instance.id, { draft: token, frame: token === (first ?? token) ? 'first' : 'again' })
  return (
    <section className="edit-page" id="page" aria-labelledby="page-title">
      <header>
        <h2 id="page-title">On the page</h2>
        <DeviceSwitch device={shownDevice} isOff={{ computer: !hasComputer, phone: isPhoneOff }} onChoose={setDevice} />
        <button type="button" className="link-button" onClick={sendAgain}>
          Load again
        </button>
        {token && (
          <a href={shownDevice === 'phone' ? phonePath(show) : show} target="_blank" rel="noopener">
            Open in a tab
          </a>
        )}
      </header>
      <p
        role="status"
        className="edit-state"
        data-wrong={problems.length > 0 || progress === 'failed' ? '' : undefined}
      >
        {sayState(draft, seen.token === token ? seen.isSeen : undefined)}
        {problems.length > 0 && (
          <button type="button" className="link-button" onClick={focusProblem}>
            Go to the first
          </button>
        )}
      </p>
      <ShopFrame path={path} device={shownDevice} onShown={(isSeen) => setSeen({ token, isSeen })} />
    </section>
  )
}

/** @param isSeen whether the experience came with this content; undefined as long as its page loads */
function sayState({ problems, progress }: SentDraft, isSeen: boolean | undefined): string {
  if (progress === 'failed') return 'The shop does not answer. Your content is kept here; load again in a moment.'
  if (problems.length > 0)
    return `${problems.length === 1 ? 'One field needs' : `${problems.length} fields need`} another value. Until then the page shows the content before.`
  if (progress === 'sending' || isSeen === undefined) return 'Showing your content …'
  return isSeen ? 'The page shows your content.' : 'With this content there is nothing to see on this page.'
}

function focusProblem(): void {
  const fields = '[data-problem] :is(input, textarea, select):not([type="color"])'
  const lists = '.edit-group:has(> .edit-problems > p)'
  document.querySelector<HTMLElement>(`${fields}, ${lists}`)?.focus()
}
