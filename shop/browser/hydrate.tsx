import '../styles/shop.css'
import './publish.ts'
import * as React from 'react'
import { type ReactNode, useEffect } from 'react'
import * as ReactDOM from 'react-dom'
import * as client from 'react-dom/client'
import { lendReact } from '../../slots/wrapper/lend-react.ts'
import { Shop } from '../pages/shop.tsx'
import { pageTaken } from './hydration.ts'
import { readPageJson } from './page-json.ts'

function Hydrated({ children }: { children: ReactNode }) {
  useEffect(pageTaken, [])
  return children
}

lendReact(React, ReactDOM, client)

const root = document.getElementById('shop')
if (root) {
  const page = (
    <Hydrated>
      <Shop page={readPageJson(document)} />
    </Hydrated>
  )
  client.hydrateRoot(root, page, {
    // Another script changed the page before hydration: React renders that Suspense boundary again, and the shop goes
    // on.
    onRecoverableError: (error) => console.warn('shop: a part of the page was drawn again', error),
  })
}
