import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

/** Beside the packages, so that the compiler finds them. */
const FOLDER = 'packages/feed/others/.cache';

const read = (file: string) =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS());
const [deployment, service, budget] = read('packages/feed/hosting/feed/kubernetes.yaml');
const [job] = read('packages/feed/hosting/runs/job.yaml');

// The compiler knows each field, and what is in none of the schemas; where they say more, they check it themselves.
it('the manifests are what the schemas of Kubernetes say, without a field that these do not have', () => {
  new Deployment(deployment).validate();
  new Service(service).validate();
  new PodDisruptionBudget(budget).validate();
  new Job(job).validate();
  const { spec, ...head } = deployment;
  const misspelt = { ...head, spec: { ...spec, replica: 2 } };
  const manifests = { Deployment: deployment, Service: service, PodDisruptionBudget: budget, Job: job };
  const lines = Object.entries(manifests).map(
    ([kind, manifest]) => `import { type I${kind} } from 'kubernetes-models/${manifest.apiVersion}';
      const of${kind}: I${kind} = ${JSON.stringify(manifest)};`,
  );
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/manifests.ts`;
  writeFileSync(
    file,
    `${lines.join('\n')}
      // @ts-expect-error -- there is no such field
      const ofMisspelt: IDeployment = ${JSON.stringify(misspelt)};
      export { ofDeployment, ofJob, ofMisspelt, ofPodDisruptionBudget, ofService };\n`,
  );
  const options = '--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --types'.split(' ');
  const { status, stdout } = spawnSync('node_modules/.bin/tsc', [...options, '', file], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, '']);
});
