// The manifest of a .vsix, in XML as VS Code and its gallery read it; the rest is in the package.json of the extension.

export function vsixManifest({
  name,
  publisher,
  version,
  displayName,
  description,
  engines,
}: Record<string, unknown>): string {
  const { vscode } = engines as { readonly vscode: string };
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${attribute(name)}" Version="${attribute(version)}" Publisher="${attribute(publisher)}" />
    <DisplayName>${attribute(displayName)}</DisplayName>
    <Description xml:space="preserve">${attribute(description)}</Description>
    <Categories>Programming Languages,Linters</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${attribute(vscode)}" />
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace" />
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code" />
  </Installation>
  <Dependencies />
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true" />
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true" />
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true" />
  </Assets>
</PackageManifest>
`;
}

export function contentTypes(): string {
  const types = {
    json: 'application/json',
    vsixmanifest: 'text/xml',
    md: 'text/markdown',
    txt: 'text/plain',
    yaml: 'text/yaml',
    js: 'application/javascript',
    cjs: 'application/javascript',
  };
  const lines = Object.entries(types).map(
    ([ending, type]) => `<Default Extension=".${ending}" ContentType="${type}"/>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${lines.join('')}</Types>\n`;
}

function attribute(value: unknown): string {
  return String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
