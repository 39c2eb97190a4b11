import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '../index.ts';
import { folderSource } from './folder-source.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'railwright-content-'));
  await mkdir(join(folder, 'pack', 'cards'), { recursive: true });
  await writeFile(join(folder, 'pack', 'pack.yaml'), 'id: x\n');
  await writeFile(join(folder, 'pack', 'cards', 'a.yaml'), 'format: 1\n');
  await writeFile(join(folder, 'pack', 'notes.md'), '# Notes\n');
});
afterEach(() => rm(folder, { recursive: true }));

describe('a folder', () => {
  it('lists its YAML files, except those in hidden folders', async () => {
    await mkdir(join(folder, '.git'));
    await writeFile(join(folder, '.git', 'x.yaml'), '');
    expect(await folderSource(folder).list()).toEqual(['pack/cards/a.yaml', 'pack/pack.yaml']);
  });

  it('names files as the user does', () => {
    expect(folderSource('content').prefix).toBe('content/');
    expect(folderSource('./content/').prefix).toBe('content/');
    expect(folderSource('.').prefix).toBe('');
    expect(folderSource('/a/b', { prefix: 'b/' }).prefix).toBe('b/');
  });

  it('does not follow links to the outside', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'railwright-outside-'));
    await writeFile(join(outside, 'secret.yaml'), 'secret: 1\n');
    await symlink(outside, join(folder, 'pack', 'maps'));
    await symlink(join(outside, 'secret.yaml'), join(folder, 'pack', 'cards', 'b.yaml'));
    const source = folderSource(folder);
    // Links are named, so that they are reported; files below a linked folder are not.
    expect(await source.list()).toEqual([
      'pack/cards/a.yaml',
      'pack/cards/b.yaml',
      'pack/maps/',
      'pack/pack.yaml',
    ]);
    await expect(source.read('pack/maps/')).rejects.toThrow('Links are not followed');
    await expect(source.read('pack/maps/secret.yaml')).rejects.toThrow('Links are not followed');
    await expect(source.read('pack/cards/b.yaml')).rejects.toThrow('Links are not followed');
    await rm(outside, { recursive: true });
  });

  it('does not name links to folders without YAML', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'railwright-outside-'));
    await writeFile(join(outside, 'notes.md'), '');
    await symlink(outside, join(folder, 'pack', 'docs'));
    await symlink(join(outside, 'nothing'), join(folder, 'pack', 'gone'));
    expect(await folderSource(folder).list()).toEqual(['pack/cards/a.yaml', 'pack/pack.yaml']);
    await rm(outside, { recursive: true });
  });

  it('hides nothing else if a file cannot be examined', async () => {
    const source = folderSource(folder, { prefix: '' });
    const list = async (): Promise<string[]> => [...(await source.list()), 'pack/maps/', 'other/'];
    const read = (path: string): Promise<Uint8Array | string> =>
      path.endsWith('/')
        ? Promise.reject(new Error('You have no permission to read it.'))
        : source.read(path);
    const pack = 'format: 1\nid: x\ngame: trains\ntitle: X\nversion: 1.0.0\nlicence: MIT\nauthors: [X]\n';
    await writeFile(join(folder, 'pack', 'pack.yaml'), pack);
    const { diagnostics } = await loadContent({ prefix: '', list, read });
    expect(diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'other: This folder cannot be read: You have no permission to read it.',
      'pack/cards/a.yaml: The key cards is missing.',
      'pack/maps: This folder cannot be read: You have no permission to read it.',
    ]);
  });

  it.each(['../x.yaml', 'pack/../../x.yaml', '/etc/passwd', 'pack//a.yaml', 'pack\\..\\x.yaml', ''])(
    'reads nothing outside: %j',
    async (path) => {
      await expect(folderSource(folder).read(path)).rejects.toThrow('is outside the folder');
    },
  );

  it('limits the number of files and their size', async () => {
    await expect(folderSource(folder, { files: 2 }).list()).rejects.toThrow('more than 2 files');
    await writeFile(join(folder, 'pack', 'cards', 'a.yaml'), 'x'.repeat(100));
    await expect(folderSource(folder, { bytes: 99 }).read('pack/cards/a.yaml')).rejects.toThrow('100 bytes');
  });

  it('lists learned players and limits their size before they are read', async () => {
    await mkdir(join(folder, 'pack', 'players'));
    const path = 'pack/players/huge.player';
    await writeFile(join(folder, path), new Uint8Array(2_000_001));
    const source = folderSource(folder);
    expect(await source.list()).toContain(path);
    await expect(source.read(path)).rejects.toThrow('2000001 bytes; at most 2000000');
  });

  it('reports a file that disappeared after it was listed', async () => {
    const pack = 'format: 1\nid: x\ngame: trains\ntitle: X\nversion: 1.0.0\nlicence: MIT\nauthors: [X]\n';
    await writeFile(join(folder, 'pack', 'pack.yaml'), pack);
    const source = folderSource(folder);
    const list = async (): Promise<string[]> => {
      const names = await source.list();
      await rm(join(folder, 'pack', 'cards', 'a.yaml'));
      return names;
    };
    const { diagnostics } = await loadContent({ ...source, prefix: '', list });
    const [gone] = diagnostics.filter(({ file }) => file === 'pack/cards/a.yaml');
    expect(gone).toMatchObject({
      code: 'file-unreadable',
      message: expect.stringContaining('It was deleted or moved while the folder was being read.') as string,
    });
    expect(gone!.message).not.toContain(folder);
  });

  it('that cannot be read gives diagnostics', async () => {
    const missing = await loadContent(folderSource(join(folder, 'nothing')));
    expect(missing.diagnostics.map(({ code }) => code)).toEqual(['file-unreadable']);
    const small = await loadContent(folderSource(folder, { bytes: 4, prefix: '' }));
    expect(small.diagnostics.map(({ code, file }) => `${file} ${code}`)).toEqual([
      'pack/pack.yaml file-unreadable',
    ]);
  });
});
