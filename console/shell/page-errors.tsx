import { Component, type ReactNode } from 'react'
import { useWords } from '../settings/language.tsx'

/** Shows words in place of a page that failed, such as one whose file a new version has replaced. */
export class PageErrors extends Component<{ children: ReactNode; place?: string }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  /** Another page is another attempt. */
  override componentDidUpdate({ place }: { place?: string }): void {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false })
  }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <FailedPage /> : this.props.children
  }
}

function FailedPage() {
  const { t } = useWords()
  return (
    <main className="whole-page" role="alert">
      <h1>{t.shell.broken}</h1>
      <p>{t.shell.brokenHint}</p>
      <button type="button" className="main-button" onClick={() => location.reload()}>
        {t.shell.reload}
      </button>
    </main>
  )
}
