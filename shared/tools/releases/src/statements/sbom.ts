import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import type { BundledPackage } from '@portal/build';
import type { ReleaseId } from '../manifest';

/** What a release consists of. */
export interface SbomParts extends ReleaseId {
  /** The packages that its scripts contain. */
  readonly packages: readonly BundledPackage[];
  /** Ranges of the modules that it takes from the host, by name. */
  readonly host: Readonly<Record<string, string>>;
}

/** Without a parser of SPDX expressions: what is no single license is quoted as it is. */
const licenses = new Contrib.License.Factories.LicenseFactory(() => {
  throw new RangeError('Expressions are not parsed');
});

/** The package URL of an npm package, which also identifies it in the document. */
const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function componentOf(name: string, options: Models.OptionalComponentProperties): Models.Component {
  const [, group, ownName = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  return new Models.Component(Enums.ComponentType.Library, ownName, {
    ...options,
    ...(group !== undefined && { group }),
  });
}

function bundled({ name, version, license }: BundledPackage): Models.Component {
  const purl = purlOf(name, version);
  return componentOf(name, {
    version,
    purl,
    bomRef: purl,
    scope: Enums.ComponentScope.Required,
    licenses: new Models.LicenseRepository(license === undefined ? [] : [licenses.makeFromString(license)]),
  });
}

/** A module that the host provides: the release does not contain it, and says which versions it was built for. */
const provided = ([name, range]: readonly [string, string]): Models.Component =>
  componentOf(name, {
    bomRef: `host:${name}`,
    scope: Enums.ComponentScope.Excluded,
    properties: new Models.PropertyRepository([new Models.Property('portal:provided-by-host', range)]),
  });

/**
 * The software bill of materials of a release: CycloneDX 1.6, JSON. It contains neither a time nor a random number, so
 * that the same sources have the same one. PROV-2.
 */
export function sbomOf({ name, version, packages, host }: SbomParts): string {
  const components = [...packages.map(bundled), ...Object.entries(host).map(provided)];
  const release = new Models.Component(Enums.ComponentType.Application, name, { version, bomRef: name });
  for (const component of components) release.dependencies.add(component.bomRef);
  const bom = new Models.Bom({
    components: new Models.ComponentRepository(components),
    metadata: new Models.Metadata({ component: release }),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}
