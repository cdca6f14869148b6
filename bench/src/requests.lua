-- Requests that differ from each other. Arguments: a kind, and the number of the first visitor or a file of paths.
local kind, count, paths = nil, 0, {}

function init(args)
  kind = args[1]
  if kind ~= "paths" then count = tonumber(args[2]) return end
  for path in io.lines(args[2]) do paths[#paths + 1] = path end
end

function request()
  count = count + 1
  if kind == "paths" then return wrk.format("GET", paths[count % #paths + 1]) end
  local email = "visitor-" .. count .. "@example.com"
  local body = '{"email":"' .. email .. '","source":"bench"}'
  if kind == "enquire" then
    body = '{"firstName":"Maya","lastName":"Alvarez","email":"' .. email
      .. '","company":"Tide & Co","package":"wave","message":"We would like to talk about number ' .. count .. '."}'
  end
  -- The limits are real: each request comes from another address.
  local address = "10." .. math.floor(count / 65536) % 256 .. "." .. math.floor(count / 256) % 256 .. "." .. count % 256
  return wrk.format("POST", nil, { ["content-type"] = "application/json", ["x-forwarded-for"] = address }, body)
end
