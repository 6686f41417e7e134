import { expect, test } from 'vitest'
import { rendererFault } from './when-renderer-ready.ts'

const flushSync = () => {}
const createRoot = () => {}
const render = () => {}

const faultOf = (React: unknown, ReactDOM: unknown) => rendererFault({ React, ReactDOM } as never)

test.each([
  ['19.3.1', { flushSync, createRoot }],
  ['18.3.1', { flushSync, createRoot }],
  ['17.0.2', { flushSync, render }],
  ['16.8.0', { flushSync, render }],
  ['19.0.0-rc.1', { flushSync, createRoot }],
])('[BD-09] experiences can render with React %s', (version, ReactDOM) => {
  expect(faultOf({ version }, ReactDOM)).toBeUndefined()
})

test.each([
  ['15.6.2', { flushSync, render }, 'its React 15.6.2 is older than 16.8, and has no hooks'],
  ['16.7.0', { flushSync, render }, 'its React 16.7.0 is older than 16.8, and has no hooks'],
  [undefined, { flushSync, render }, 'what it lends has the version undefined, and is no React that is known'],
  ['next', { flushSync, render }, 'what it lends has the version next, and is no React that is known'],
  ['19.3.1', { flushSync }, 'the third argument of lendReact is not react-dom/client'],
  ['19.3.1', { createRoot }, 'the second argument of lendReact is not react-dom'],
  ['19.3.1', undefined, 'the second argument of lendReact is not react-dom'],
])('[BD-09] with React %s and %j experiences cannot render, and the reason is stated', (version, ReactDOM, fault) => {
  expect(faultOf({ version }, ReactDOM)).toBe(fault)
})

test('[BD-09] a page that lends nothing gets a message that says so', () => {
  expect(faultOf(undefined, undefined)).toBe('what it lends has the version undefined, and is no React that is known')
})
