import { useRef, useState, type PointerEvent } from 'react'
import { mediaPaths } from '#shared/addresses/admin-paths.ts'
import type { MediaEntry } from '#shared/media/entry.ts'
import { cropTo, wholePicture, inPicture, type Crop, type Reshape } from '#shared/media/reshape.ts'
import { focalCentre, socialSize } from '#shared/media/variants.ts'
import { adminDialogMessages } from '#shared/messages/admin-dialogs.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { Button, IconButton } from '#kit/buttons/button.tsx'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Field } from '#kit/fields/field.tsx'
import { DialogActions } from '#admin/kit/confirm-dialog.tsx'
import { callLibrary } from './call-library.ts'
import { PlacePreviews } from './focal-field.tsx'
import styles from './reshape-dialog.module.css'
import { useReshapedPicture } from './use-reshaped-picture.ts'

const words = libraryMessages.reshape
const ratios = { wide: 16 / 9, card: 4 / 3, square: 1, social: socialSize.width / socialSize.height }
const highestVh = 42
type Ratio = keyof typeof words.ratios

type ReshapeDialogProps = { entry: MediaEntry; onDone(): void; onClose(): void }

/** Turns a picture and chooses what stays of it: by pointer, by proportions, or by numbers. */
export function ReshapeDialog({ entry, onDone, onClose }: ReshapeDialogProps) {
  const [turn, setTurn] = useState<Reshape['turn']>(0)
  const [ratio, setRatio] = useState<Ratio>('whole')
  const [crop, setCrop] = useState<Crop>(wholePicture)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const lies = turn === 90 || turn === 270
  const size = lies ? { width: entry.height, height: entry.width } : { width: entry.width, height: entry.height }
  const drag = useCropDrag((chosen) => {
    setRatio('free')
    setCrop(chosen)
  })

  // Where it is cut again, that is around its middle: the point that was chosen before may be gone.
  const preview = useReshapedPicture(entry, { turn, crop })

  function turnBy(degrees: number) {
    setTurn(((((turn + degrees) % 360) + 360) % 360) as Reshape['turn'])
    setRatio('whole')
    setCrop(wholePicture)
  }
  function choose(next: Ratio) {
    setRatio(next)
    if (next === 'whole') setCrop(wholePicture)
    else if (next !== 'free') setCrop(cropTo(ratios[next], size, crop))
  }
  async function apply() {
    setBusy(true)
    setProblem('')
    const answer = await callLibrary('POST', mediaPaths.apiReshape(entry.id), {
      body: { turn, crop } satisfies Reshape,
    })
    setBusy(false)
    if (answer.kind === 'done') onDone()
    else setProblem(answer.message)
  }
  const unchanged = turn === 0 && crop.width === 100 && crop.height === 100

  return (
    <Dialog title={words.title} size="team" onClose={onClose}>
      <DialogBody>
        <p className={styles.note}>{words.note}</p>
        <div className={styles.frame}>
          <div
            className={styles.picture}
            style={{
              aspectRatio: `${size.width} / ${size.height}`,
              // The tools below stay in view.
              width: `min(100%, ${(highestVh * size.width) / size.height}vh)`,
            }}
            data-turn={turn}
            {...drag}
          >
            <img src={entry.address} alt={entry.alt} draggable={false} />
            <span
              className={styles.crop}
              aria-hidden="true"
              style={{
                left: `${crop.left}%`,
                top: `${crop.top}%`,
                width: `${crop.width}%`,
                height: `${crop.height}%`,
              }}
            />
          </div>
        </div>
        <div className={styles.tools}>
          <IconButton icon="undo" label={words.left} onClick={() => turnBy(-90)} />
          <IconButton icon="redo" label={words.right} onClick={() => turnBy(90)} />
          <Field label={words.ratio}>
            {(control) => (
              <select {...control} value={ratio} onChange={({ target }) => choose(target.value as Ratio)}>
                {Object.entries(words.ratios).map(([name, label]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {(Object.keys(words.part) as (keyof Crop)[]).map((side) => (
            <Field key={side} label={words.part[side]}>
              {(control) => (
                <input
                  {...control}
                  type="number"
                  min={0}
                  max={100}
                  value={Math.round(crop[side])}
                  onChange={({ target }) => {
                    setRatio('free')
                    setCrop(inPicture({ ...crop, [side]: Number(target.value) }))
                  }}
                />
              )}
            </Field>
          ))}
        </div>
        <PlacePreviews src={preview} focal={focalCentre} />
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {adminDialogMessages.cancel}
        </Button>
        <Button disabled={busy || unchanged} onClick={() => void apply()}>
          {busy ? words.applying : words.apply}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Drawing a rectangle over the picture chooses it. */
function useCropDrag(choose: (crop: Crop) => void) {
  const begin = useRef<{ x: number; y: number } | null>(null)
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const share = (value: number) => Math.min(100, Math.max(0, value * 100))
    return { x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) }
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      begin.current = placeOf(event)
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = begin.current
      if (!from) return
      const to = placeOf(event)
      const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
      // A click is no rectangle.
      if (width >= 2 && height >= 2)
        choose({ left: Math.min(from.x, to.x), top: Math.min(from.y, to.y), width, height })
    },
    onPointerUp() {
      begin.current = null
    },
  }
}
