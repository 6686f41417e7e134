import type { FrameDevice } from '../frame/frame-device.ts'

const names: Record<FrameDevice, string> = { computer: 'Computer', phone: 'Phone' }

type Props = {
  device: FrameDevice
  /** The devices on which the experience does not run. */
  isOff: Record<FrameDevice, boolean>
  onChoose(device: FrameDevice): void
}

/** Chooses the device as which the shop's page is shown. */
export function DeviceSwitch({ device, isOff, onChoose }: Props) {
  return (
    <fieldset className="edit-devices">
      <legend className="hidden-text">Device</legend>
      {(['computer', 'phone'] as const).map((each) => (
        <label key={each} title={isOff[each] ? 'The experience does not run there' : undefined}>
          <input
            type="radio"
            name="device"
            checked={each === device}
            disabled={isOff[each]}
            onChange={() => onChoose(each)}
          />
          {names[each]}
        </label>
      ))}
    </fieldset>
  )
}
