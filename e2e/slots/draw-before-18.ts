import type { ReactNode } from 'react'
import * as ReactDOM from 'react-dom'

type OldReactDOM = { render(node: ReactNode, host: Element): void; unmountComponentAtNode(host: Element): void }
const { render, unmountComponentAtNode } = ReactDOM as unknown as OldReactDOM

export function draw(node: ReactNode): void {
  render(node, document.body)
}

export function undraw(): void {
  unmountComponentAtNode(document.body)
}
