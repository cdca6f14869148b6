export type ExampleChoiceProps = { isClean: boolean; onChange: (isClean: boolean) => void };

/** Whether the invented testimonials, clients and results stay for now. */
export function ExampleChoice({ isClean, onChange }: ExampleChoiceProps) {
  return (
    <fieldset className="grid content-start gap-3">
      <legend className="type-label mb-2">Example copy</legend>
      <Choice
        label="Keep the example copy"
        hint="Invented testimonials, clients and results stay until you replace them."
        isChosen={!isClean}
        onChoose={() => onChange(false)}
      />
      <Choice
        label="Start clean"
        hint="Sections with nothing of your own are left out until you fill them."
        isChosen={isClean}
        onChoose={() => onChange(true)}
      />
    </fieldset>
  );
}

type ChoiceProps = { label: string; hint: string; isChosen: boolean; onChoose: () => void };

function Choice({ label, hint, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex items-start gap-3">
      <input type="radio" name="example-copy" checked={isChosen} onChange={onChoose} className="mt-0.5" />
      <span>
        {label}
        <span className="block text-sm text-muted">{hint}</span>
      </span>
    </label>
  );
}
