import { Picture } from '../../kit/picture.tsx'

export function SocialProofLine({ message, icon }: { message: string; icon: string }) {
  return (
    <p className="product-social-proof-line">
      <Picture key={icon} src={icon} alt="" height={20} />
      <span>{message}</span>
    </p>
  )
}
