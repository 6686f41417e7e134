import { Picture } from '../../kit/picture.tsx'
import type { Content } from './template.ts'

type BoxProps = { message: string } & Pick<Content, 'textColor' | 'iconUrl' | 'maxWidth'>

export function LowStockBox({ message, textColor, iconUrl, maxWidth }: BoxProps) {
  return (
    <p className="product-low-stock-box" style={{ color: textColor || undefined, maxWidth: `min(100%, ${maxWidth})` }}>
      <Picture src={iconUrl} alt="" height={20} />
      <span>{message}</span>
    </p>
  )
}
