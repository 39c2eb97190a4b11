-- What a person does in Neovim, without one: opens a setup, mistypes, looks, jumps, renames. Prints what came of it as JSON.
-- RAILWRIGHT_COMMAND is the server as a list in JSON, RAILWRIGHT_FOLDER a folder with the pack `mini`.
local folder = vim.env.RAILWRIGHT_FOLDER
local seen = {}

vim.cmd('edit ' .. folder .. '/mini/setups/duel.yaml')
local client = vim.lsp.start_client({
  name = 'railwright',
  cmd = vim.fn.json_decode(vim.env.RAILWRIGHT_COMMAND),
  root_dir = folder,
  workspace_folders = { { uri = vim.uri_from_fname(folder), name = 'content' } },
})
local buffer = vim.api.nvim_get_current_buf()
vim.lsp.buf_attach_client(buffer, client)
vim.wait(60000, function()
  local started = vim.lsp.get_client_by_id(client)
  return started ~= nil and started.initialized == true
end, 20)

local function ask(method, line, character, more)
  local params = vim.tbl_extend('force', {
    textDocument = { uri = vim.uri_from_bufnr(buffer) },
    position = { line = line, character = character },
  }, more or {})
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 60000) or {}
  return (answers[client] or {}).result
end

local function line(number)
  return vim.api.nvim_buf_get_lines(buffer, number, number + 1, true)[1]
end

-- The first answer comes when everything was read.
seen.definition = ask('textDocument/definition', 5, 22).uri
seen.hover = ask('textDocument/hover', 5, 22).contents.value:match('%*%*(.-)%*%*')

vim.api.nvim_buf_set_lines(buffer, 4, 5, true, { 'map: minni' })
vim.wait(60000, function() return #vim.diagnostic.get(buffer) > 0 end, 20)
local found = vim.diagnostic.get(buffer)[1]
seen.finding = { found.code, found.lnum, found.col, found.message }

local fixes = ask('textDocument/codeAction', 4, 5, {
  range = { start = { line = 4, character = 5 }, ['end'] = { line = 4, character = 10 } },
  context = { diagnostics = { found.user_data.lsp and {
    range = { start = { line = 4, character = 5 }, ['end'] = { line = 4, character = 10 } },
    code = found.code, message = found.message, data = found.user_data.lsp.data,
  } } },
})
vim.lsp.util.apply_workspace_edit(fixes[1].edit, 'utf-16')
seen.fixed = line(4)
vim.wait(60000, function() return #vim.diagnostic.get(buffer) == 0 end, 20)

seen.offered = vim.tbl_map(function(item) return item.label end, ask('textDocument/completion', 5, 19))
vim.lsp.util.apply_workspace_edit(ask('textDocument/rename', 5, 22, { newName = 'dump' }), 'utf-16')
seen.renamed = line(5)
seen.changed = {}
for _, other in ipairs(vim.api.nvim_list_bufs()) do
  if vim.api.nvim_buf_get_option(other, 'modified') then
    table.insert(seen.changed, (vim.api.nvim_buf_get_name(other):gsub('.*/mini/', '')))
  end
end
table.sort(seen.changed)

io.stdout:write(vim.fn.json_encode(seen) .. '\n')
vim.cmd('qall!')
