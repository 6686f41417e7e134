declare module 'qubit-react/wrapper' {
  import type { ComponentType, ReactNode } from 'react'

  const wrapper: ComponentType<{ id: string; children?: ReactNode }>
  export default wrapper
}

declare module 'qubit-react/experience' {
  import type { LentReact } from '../../contract/slots.ts'

  type Content = (props: { children?: unknown }, React: LentReact) => unknown
  type Slots = { render(id: string, content: Content): void; release(): void }

  export default function experience(meta: { owner: string }): {
    register(ids: string[], called: (slots: Slots) => void): () => void
  }
}
