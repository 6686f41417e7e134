import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { NamedSize } from '../../locales/size-name.ts'
import { productEvent } from '../../published/product-event.ts'
import { publishEvents } from '../../published/publish.ts'
import { useBag } from '../bag/bag-context.tsx'
import { useShop } from '../shop-context.tsx'
import type { ProductContent } from './product-content.ts'
import { type ButtonPlace, useButtonPlace } from './use-button-place.ts'

export type BuyPhase = 'idle' | 'adding' | 'added'

export type Buy = {
  form: RefObject<HTMLFormElement | null>
  buttonPlace: RefObject<HTMLDivElement | null>
  /** Where the panel's own button is, relative to the window. */
  place: ButtonPlace
  chosen: NamedSize | undefined
  /** The text that says why the pair cannot be added. */
  problem: string | undefined
  phase: BuyPhase
  /** Call it when a size has been chosen in the form. */
  choose: (sku: string) => void
  /** Chooses a size for the visitor. */
  take: (sku: string) => void
  submit: (event: FormEvent) => void
}

/** How long the buttons say 'Added', in milliseconds (SHOP-40). */
const addedFor = 2000

/** The state of buying a product: its size, and the function that adds it to the bag (SHOP-35, SHOP-40, SHOP-83). */
export function useBuy(product: ProductContent): Buy {
  const { locale, texts } = useShop()
  const { change } = useBag()
  const form = useRef<HTMLFormElement>(null)
  const { buttonPlace, place } = useButtonPlace()
  const [chosen, setChosen] = useState<NamedSize>()
  const [problem, setProblem] = useState<string>()
  const [phase, setPhase] = useState<BuyPhase>('idle')

  const choose = useCallback(
    (sku: string) => {
      setChosen(product.sizes.find((size) => size.sku === sku))
      setProblem(undefined)
      publishEvents([productEvent(product, { locale, origin: location.origin, sku })], window)
    },
    [product, locale],
  )

  function takeSku(sku: string) {
    const sizes = form.current?.querySelectorAll<HTMLInputElement>('input[name="sku"]') ?? []
    for (const input of sizes) input.checked = input.value === sku
    choose(sku)
  }

  useEffect(() => {
    const early = chosenSku(form.current) // a size may be chosen before React runs
    if (early) choose(early)
  }, [choose])

  useEffect(() => {
    if (phase !== 'added') return undefined
    const timer = setTimeout(() => setPhase('idle'), addedFor)
    return () => clearTimeout(timer)
  }, [phase])

  async function submitBuy(event: FormEvent) {
    event.preventDefault()
    const sku = chosenSku(form.current)
    if (!sku) {
      setProblem(texts.product.chooseSize)
      form.current?.querySelector<HTMLElement>('input[name="sku"]:enabled')?.focus()
      return
    }
    if (phase === 'adding') return
    setPhase('adding')
    const refusal = await change('addToCart', { sku, quantity: '1', crossSell: '' })
    setProblem(refusal)
    setPhase(refusal === undefined ? 'added' : 'idle')
  }

  return { form, buttonPlace, place, chosen, problem, phase, choose, take: takeSku, submit: submitBuy }
}

function chosenSku(form: HTMLFormElement | null): string {
  const sku = form ? new FormData(form).get('sku') : null
  return typeof sku === 'string' ? sku : ''
}
