import { Button, onDemand, useTexts } from '@simulation/dashboard';
import { type Ref, useState } from 'react';
import { doorTexts } from '../texts/doors';
import { comeIntoSight } from './comeIntoSight';
import { PAID_BY, PAID_WHEN, type Paid } from './paid';

const CallSheet = onDemand('section', async () => (await import('./Help')).CallSheet);

/** Two taps to a sheet for the call, before everything that holds for everybody. */
export function CallQuestion() {
  const texts = useTexts(doorTexts);
  const [by, setBy] = useState<Paid['by']>();
  const [when, setWhen] = useState<Paid['when']>();
  return (
    <>
      <Choice
        label={texts.how}
        name="paid-by"
        options={PAID_BY.map((id) => ({ id, text: texts.ways[id] }))}
        chosen={by}
        onChoose={setBy}
      />
      {by && (
        <Choice
          label={texts.when}
          name="paid-when"
          options={PAID_WHEN.map((id) => ({ id, text: texts.times[id] }))}
          chosen={when}
          ref={comeIntoSight}
          onChoose={setWhen}
        />
      )}
      {by && when && <CallSheet key={`${by} ${when}`} by={by} when={when} />}
    </>
  );
}

type ChoiceProps<Id extends string> = {
  label: string;
  /** Of the attribute that has what a button stands for. */
  name: 'paid-by' | 'paid-when';
  options: readonly { readonly id: Id; readonly text: string }[];
  chosen: Id | undefined;
  onChoose: (id: Id) => void;
  ref?: Ref<HTMLDivElement>;
};

function Choice<Id extends string>({ label, name, options, chosen, onChoose, ref }: ChoiceProps<Id>) {
  return (
    <div ref={ref} tabIndex={-1} className="screen-only stack tight" role="group" aria-label={label}>
      <p className="strong" aria-hidden="true">
        {label}
      </p>
      <div className="row">
        {options.map(({ id, text }) => (
          <Button
            key={id}
            {...{ [`data-${name}`]: id }}
            variant={id === chosen ? 'solid' : 'outline'}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}
