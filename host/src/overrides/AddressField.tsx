import { getConfig } from '@portal/config';
import { overrideUrlProblem } from '@portal/shell/overrides';
import { FormItem, Input } from '@portal/ui/form';

/** Validates a URL; antd shows the message of the thrown error below the field. */
async function validateAddress(_: unknown, value = ''): Promise<void> {
  const problem = overrideUrlProblem(value.trim(), getConfig().overrides.allowedOrigins);
  if (problem !== null) throw new Error(problem);
}

/** The field `url` of a form: the address of a developer's build. */
export function AddressField({ label }: { readonly label: string }) {
  return (
    <FormItem name="url" label={label} validateTrigger="onSubmit" rules={[{ validator: validateAddress }]}>
      <Input
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="http://localhost:3101/mf-manifest.json"
      />
    </FormItem>
  );
}
