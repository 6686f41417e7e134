import { useEffect, useState } from 'react'
import { useShop } from '../shop-context.tsx'

/** Milliseconds until the button appears (SHOP-54). */
const delay = 500

/**
 * A demo of a payment button that another script draws later. It only says that it pays nothing. Space is reserved for
 * it.
 */
export function GooglePayButton() {
  const { texts } = useShop()
  const [drawn, setDrawn] = useState(false)
  const [pressed, setPressed] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), delay)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="google-pay">
      {drawn && (
        <button
          type="button"
          className="button google-pay-button"
          data-anchor="googlePayButton"
          onClick={() => setPressed(true)}
        >
          {texts.basket.googlePay}
        </button>
      )}
      <p className="quiet" role="status">
        {pressed ? texts.basket.googlePayDemo : ''}
      </p>
    </div>
  )
}
