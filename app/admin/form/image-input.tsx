import { ImagePicker } from '#admin/media/image-picker.tsx'
import type { InputProps } from '#admin/kit/input-props.ts'

/** A picture of the media library. */
export function ImageInput({ id, field, value, describedBy, onChange, onLeave }: InputProps) {
  return (
    <ImagePicker
      id={id}
      label={field.label}
      describedBy={describedBy}
      value={String(value ?? '')}
      onChange={(reference) => {
        onChange(reference)
        onLeave()
      }}
    />
  )
}
